import { createClient, type SupabaseClient } from "@supabase/supabase-js";

const refreshAddress = "/auth/v1/token?grant_type=refresh_token";

/**
 * Creates the backend client: its session is kept in localStorage and refreshed by itself
 * (specification section 9, 'Backend client'). The only module that imports the library, so that it
 * stands in a chunk of its own.
 * @throws Error where the address is no http address.
 */
export function createBackend(url: string, anonKey: string): SupabaseClient {
  const client = createClient(url, anonKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      // The site has no sign-in; what follows # in an address names a place on the page.
      detectSessionInUrl: false,
    },
    global: {
      // The library keeps a refused session until it has expired. Specification section 8 has it
      // removed at once; by signing out on this device alone, other devices keep theirs.
      fetch: async (...request) => {
        const response = await fetch(...request);
        const refused = response.status >= 400 && response.status < 500;
        if (refused && String(request[0]).endsWith(refreshAddress)) {
          void client.auth.signOut({ scope: "local" });
        }
        return response;
      },
    },
  });
  return client;
}
