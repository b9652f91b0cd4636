import * as v from 'valibot';
import { listOf, requiredListOf, text, texts } from './lenient.ts';
import type { Schema } from './schema.ts';

export interface Application {
  id: string;
  name: string;
}

/** The signed-in user (ENT-01); names may be empty. */
export interface User {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  permissions: string[];
  applications: Application[];
  companyInfo: { companyName: string; companyBillingCountry: { code: string } };
  userType: string;
  /** Loaded separately; empty if loading failed (ENT-03, SES-04). */
  groupMemberships: string[];
}

/**
 * The backend's answer to a user-info refresh (ENT-02). Without permissions or user type it is malformed: it must not take
 * permissions away from the user (SES-05).
 */
export interface UserInfoRefresh {
  userId: string;
  lastName: string;
  firstName: string;
  email: string;
  permissions: string[];
  companies: string[];
  primaryCompany: string;
  employeeId: string;
  language: string;
  companyInfo: { companyId: string; companyName: string };
  primaryPhone: string;
  userType: string;
}

export const userDetailsSchema: Schema<User> = v.object({
  userId: text,
  firstName: text,
  lastName: text,
  email: text,
  permissions: texts,
  applications: listOf(v.object({ id: v.string(), name: v.string() })),
  companyInfo: v.nullish(
    v.object({
      companyName: text,
      companyBillingCountry: v.nullish(v.object({ code: text }), {}),
    }),
    {},
  ),
  userType: text,
  groupMemberships: texts,
});

export const userInfoRefreshSchema: Schema<UserInfoRefresh> = v.object({
  userId: v.string(),
  lastName: text,
  firstName: text,
  email: text,
  permissions: requiredListOf(v.string()),
  companies: texts,
  primaryCompany: text,
  employeeId: text,
  language: text,
  companyInfo: v.nullish(v.object({ companyId: text, companyName: text }), {}),
  primaryPhone: text,
  userType: v.string(),
});

export const groupMembershipsSchema = v.object({ groupMemberships: texts });

/** The records of the primary-users list (ENT-16, GAT-12). */
export const primaryUsersSchema = requiredListOf(v.object({ userId: v.string(), primary: v.boolean() }));

export type PrimaryUser = v.InferOutput<typeof primaryUsersSchema>[number];
