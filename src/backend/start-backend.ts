import type { SupabaseClient } from "@supabase/supabase-js";
import { backendSettings, missingSettings } from "./settings";

/**
 * Starts the backend client in the browser (specification section 2, 'Start-up behaviour'; design
 * decision 11). Missing settings are reported on the console; whatever happens, the site works on.
 * @returns the client, or undefined where there is none
 */
export async function startBackend(): Promise<SupabaseClient | undefined> {
  const { url, anonKey } = backendSettings;
  if (!url || !anonKey) {
    for (const message of missingSettings(backendSettings)) console.info(message);
    return undefined;
  }
  try {
    const { createBackend } = await import("./client");
    return createBackend(url, anonKey);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
