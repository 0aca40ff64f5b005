import { errorDetail } from "../../src/layout/error-detail";

test.each([
  [new Error("the roof is off"), "the roof is off"],
  [{ status: 503, statusText: "Service Unavailable" }, "503 Service Unavailable"],
  [{ status: 500 }, "500"],
  [{ status: 404, statusText: "" }, "404"],
  ["only words", "only words"],
  [null, "null"],
])("of %p the error page says %s", (error, detail) => {
  expect(errorDetail(error)).toBe(detail);
});
