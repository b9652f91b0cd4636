import {
  environmentSchema,
  marketSchema,
  parse,
  sessionSchema,
  type Environment,
  type Market,
  type Session,
  type User,
} from '../entities/index.ts';

/** An entity as written in a test: fields that do not matter are omitted, at every depth. */
type Draft<Entity> = Entity extends readonly (infer Item)[]
  ? Draft<Item>[]
  : Entity extends object
    ? { [Key in keyof Entity]?: Draft<Entity[Key]> | undefined }
    : Entity;

/** A small market for the model's own tests: Canada, in English and French. */
export function market(overrides: Draft<Market> = {}): Market {
  return parse('market', marketSchema, {
    id: 'ca',
    title: 'Fleet Canada',
    countryCode: 'ca',
    tld: '.ca',
    allowedLocales: ['en-ca', 'fr-ca'],
    authContext: ['iam', 'adfs'],
    navBar: { items: [] },
    footer: {},
    userCanSignIn: true,
    ...overrides,
  });
}

/** A signed-in user, by default without any permission. */
export function person(user: Draft<User> = {}, session: Record<string, unknown> = {}): Session {
  return parse('session', sessionSchema, {
    SESSIONID: 's-1',
    USER: { userId: 'u-1', firstName: 'Mara', lastName: 'Okafor', ...user },
    ...session,
  });
}

export function environment(overrides: Draft<Environment> = {}): Environment {
  return parse('environment', environmentSchema, {
    REACT_APP_ENV: 'prod',
    ENV_BASE_URL: 'https://fleet.example',
    MARKET_ID: 'ca',
    ...overrides,
  });
}
