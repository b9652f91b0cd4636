import { transactionPreviewSchema, userDetailsSchema } from '@fleet-portal/model/entities';
import * as v from 'valibot';
import { DataError, readFile } from './files.ts';

const companySchema = v.object({ companyId: v.string(), companyName: v.string() });

export type Company = v.InferOutput<typeof companySchema>;

const personSchema = v.object({
  id: v.string(),
  user: userDetailsSchema,
  /** The auth context that the person signs in with by default. */
  authContext: v.picklist(['iam', 'adfs', 'analytics']),
  isChildSession: v.optional(v.boolean(), false),
  /** The id of the person who started the child session, and who is signed in again when it ends. */
  parentId: v.optional(v.string(), ''),
  /** Whether the session starts in need of step-up authentication. */
  stepUpRequired: v.optional(v.boolean(), false),
  companyId: v.string(),
  /** The companies that the person may act for besides their own. */
  companies: v.optional(v.array(companySchema), []),
  groupMemberships: v.array(v.string()),
  /** Whether the primary-users list marks this person as primary. */
  primary: v.boolean(),
  /** The data sharing decisions that the person starts with. */
  consents: v.picklist(['agreed', 'none']),
  terms: v.object({ everSigned: v.boolean(), signed: v.boolean() }),
  /** The permissions after the role change that the first signature causes. */
  permissionsAfterTerms: v.optional(v.array(v.string()), []),
  transaction: v.optional(v.nullable(transactionPreviewSchema), null),
  notifications: v.picklist(['all', 'few', 'none', 'thousand']),
  /** The items in the cart; `product` is for the cart page, while the portal only reads the quantities. */
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
