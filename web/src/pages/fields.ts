/** The fields of a form as the API wants them. */

const NUMBERS = new Set(["seats", "seat", "entries"]);
const FLAGS = new Set(["public", "locked"]);
const APART = new Set(["start", "salt"]); // are sent later, or in another way

/** Options by name (a list where every seat has its own), numbers as numbers, flags as truths; what is empty was not given. */
export function nested(given: readonly (readonly [string, string])[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  for (const [name, text] of given) {
    if (APART.has(name) || !text) continue;
    const [, option, seat] = /^option-(.+?)(?:-(\d{1,2}))?$/.exec(name) ?? [];
    if (option === undefined) fields[name] = FLAGS.has(name) ? text !== "no" : NUMBERS.has(name) ? Number(text) : text;
    else if (seat === undefined) options[option] = text;
    else options[option] = [...((options[option] as string[] | undefined) ?? []), text];
  }
  return Object.keys(options).length ? { ...fields, options } : fields;
}
