import { transactionPreviewSchema, userDetailsSchema } from '@fleet-portal/model/entities';
import * as v from 'valibot';
import { DataError, readFile } from './files.ts';

const companySchema = v.object({ companyId: v.string(), companyName: v.string() });

export type Company = v.InferOutput<typeof companySchema>;

const personSchema = v.object({
  id: v.string(),
  user: userDetailsSchema,
  /** How the person signs in by default. */
  authContext: v.picklist(['iam', 'adfs', 'analytics']),
  isChildSession: v.optional(v.boolean(), false),
  /** Who began the child session, and goes on when it ends. */
  parentId: v.optional(v.string(), ''),
  /** The session begins as one that must be stepped up. */
  stepUpRequired: v.optional(v.boolean(), false),
  companyId: v.string(),
  /** The companies that the person may act for beside their own. */
  companies: v.optional(v.array(companySchema), []),
  groupMemberships: v.array(v.string()),
  /** Whether the primary-users list names this person as primary. */
  primary: v.boolean(),
  /** What was decided on data sharing. */
  consents: v.picklist(['agreed', 'none']),
  terms: v.object({ everSigned: v.boolean(), signed: v.boolean() }),
  /** The permissions that the role flip after the first signature leads to. */
  permissionsAfterTerms: v.optional(v.array(v.string()), []),
  transaction: v.optional(v.nullable(transactionPreviewSchema), null),
  notifications: v.picklist(['all', 'few', 'none', 'thousand']),
  /** The cart's items; `product` is for the cart's own page, the portal reads the quantities alone. */
  cart: v.array(v.object({ product: v.string(), quantity: v.number() })),
});

export type Person = v.InferOutput<typeof personSchema>;

export type People = ReadonlyMap<string, Person>;

export function readPeople(folder: string): People {
  const people = readFile(folder, 'people.json', v.array(personSchema));
  const byId = new Map(people.map((person) => [person.id, person]));
  if (byId.size < people.length) throw new DataError('people.json', 'id', 'two people have the same id');
  return byId;
}
