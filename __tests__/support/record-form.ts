import type { Locator, Page } from "playwright-core";
import { isObject, type Json, type JsonObject } from "../../src/content/json";
import type { Schema } from "../../src/content/schemas";

/**
 * Fills a form of the editing page with a record, field by field in the schema's order, as somebody
 * does who goes through it from top to bottom.
 */
export class RecordForm {
  private readonly done = new Set<string>();

  constructor(private readonly page: Page) {}

  /** Fills the fields of one group. */
  async fill(record: JsonObject, schema: Schema): Promise<void> {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (!name.startsWith("$")) await this.fillField(name, record[name], field);
    }
  }

  private async fillField(name: string, value: Json | undefined, schema: Schema): Promise<void> {
    if (schema.items) {
      for (const item of Array.isArray(value) ? value : []) {
        await this.add(name);
        await this.fillItem(name, item, schema.items);
      }
    } else if (schema.properties) {
      await this.fill(isObject(value) ? value : {}, schema);
    } else {
      await this.write(await this.next(name), value, Boolean(schema.enum ?? schema.reference));
    }
  }

  private async fillItem(name: string, item: Json, schema: Schema): Promise<void> {
    if (isObject(item)) await this.fill(item, schema);
    else await this.write(await this.next(name.replace(/s$/, "")), item, false);
  }

  private async add(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `Add ${name.replace(/s$/, "")}` }).click();
  }

  /** The first control of a name, in the order of the page, that was not met before. */
  private async next(name: string): Promise<Locator> {
    const controls = this.page.locator(`[id^="${name}-field-"]`);
    await controls.first().waitFor({ state: "attached" });
    const ids = await controls.evaluateAll((elements) => elements.map(({ id }) => id));
    const id = ids.find((candidate) => !this.done.has(candidate));
    if (id === undefined) throw new Error(`The form has no further field ${name}.`);
    this.done.add(id);
    return this.page.locator(`[id="${id}"]`);
  }

  private async write(control: Locator, value: Json | undefined, isChoice: boolean): Promise<void> {
    if (value === undefined) return;
    await control.fill(String(value));
    if (isChoice) {
      await this.page
        .getByRole("option", { name: String(value) })
        .first()
        .waitFor();
      await control.press("Enter");
    }
  }
}
