/** Ends a test run with one line that counts it, for continuous integration. */
class ClosingLineReporter {
  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests },
  ) {
    // A file that could not run counts as one failure: its tests were never counted.
    const failed = numFailedTests || numFailedTestSuites;
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : "";
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed${skipped}\n`);
  }
}

module.exports = ClosingLineReporter;
