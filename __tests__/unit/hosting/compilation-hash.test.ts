import { hashOfNames } from "../../../src/hosting/compilation-hash";

describe("the hash of the browser's bundle", () => {
  const names = ["app-0123456789.js", "framework-abcdef0123.js", "app-0123456789.js.map"];

  it("is the same in whatever order webpack names the files", () => {
    expect(hashOfNames([...names].reverse())).toBe(hashOfNames(names));
  });

  it("changes with the contents of a file, which its name tells", () => {
    const changed = names.map((name) => name.replace("abcdef0123", "abcdef0124"));
    expect(hashOfNames(changed)).not.toBe(hashOfNames(names));
  });

  it("changes with the number of files", () => {
    expect(hashOfNames(names.slice(1))).not.toBe(hashOfNames(names));
  });
});
