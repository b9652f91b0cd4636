/** An entity as written by hand: fields that are omitted or null are off or empty. */
export type Fields<Entity> = Entity extends readonly (infer Item)[]
  ? readonly Fields<Item>[]
  : Entity extends object
    ? { readonly [Name in keyof Entity]?: Fields<Entity[Name]> | null | undefined }
    : Entity;
