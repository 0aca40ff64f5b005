import {
  dialable,
  formatDate,
  formatDollarRange,
  formatDollars,
  formatNumber,
  formatNumberRange,
  phoneHref,
  textMessageHref,
} from "../../src/content/format";

test("numbers and dollars", () => {
  expect(formatNumber(85000)).toBe("85,000");
  expect(formatDollars(8000)).toBe("$8,000");
});

test("ranges, open-ended where the high price can be exceeded", () => {
  expect(formatDollarRange({ low: 8000, high: 25000 })).toBe("$8,000–$25,000");
  expect(formatDollarRange({ low: 20000, high: 30000, openEnded: true })).toBe("$20,000–$30,000+");
  expect(formatNumberRange({ low: 25, high: 50 })).toBe("25–50");
});

test("dates, whatever the time zone of the machine", () => {
  expect(formatDate("2025-01-01")).toBe("January 1, 2025");
});

test.each(["(973) 555-0142", "973-555-0142", "+1 973 555 0142", "1.973.555.0142"])(
  "%s can be dialed",
  (phone) => {
    expect(dialable(phone)).toBe("+19735550142");
    expect(phoneHref(phone)).toBe("tel:+19735550142");
    expect(textMessageHref(phone)).toBe("sms:+19735550142");
  },
);
