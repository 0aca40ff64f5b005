import { createClient } from "@supabase/supabase-js";
import { missingSettings } from "../../src/backend/settings";
import { startBackend } from "../../src/backend/start-backend";

const url = "https://backend.example.com";

/** What the library says of settings. */
function libraryError(...settings: [string, string]): string {
  try {
    createClient(...settings);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test("the messages on missing settings are the specification's and the library's own", () => {
  const both = missingSettings({ url: undefined, anonKey: "" });
  expect(both).toEqual(["supabaseUrl is required.", "supabaseKey is required."]);
  expect(both).toEqual([libraryError("", ""), libraryError(url, "")]);
  expect(missingSettings({ url, anonKey: undefined })).toEqual(["supabaseKey is required."]);
  expect(missingSettings({ url, anonKey: "key" })).toEqual([]);
});

test("without settings there is no client, and the console says why", async () => {
  const info = jest.spyOn(console, "info").mockImplementation(() => undefined);
  await expect(startBackend()).resolves.toBeUndefined();
  expect(info.mock.calls.flat()).toEqual(["supabaseUrl is required.", "supabaseKey is required."]);
  info.mockRestore();
});
