/** An entity as somebody writes it: what is left out or null is off or empty. */
export type Fields<Entity> = Entity extends readonly (infer Item)[]
  ? readonly Fields<Item>[]
  : Entity extends object
    ? { readonly [Name in keyof Entity]?: Fields<Entity[Name]> | null | undefined }
    : Entity;
