/** Tries until a check passes; its last failure is the test's. */
export async function eventually(check: () => unknown, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      await check();
      return;
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
