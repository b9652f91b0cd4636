import { ProblemWalk } from '../problems/problem-walk.ts';
import { reporter } from '../problems/reporter.ts';
import { field } from '../unchecked.ts';

/** Reports on the console, once, what is invalid and therefore ignored in a session that a page passes. */
export const reportSession = reporter((session) => {
  const walk = new ProblemWalk();
  walk.enter(session, 'session', [], (place) => {
    if (field(place.value, 'SESSIONID') === undefined)
      walk.say('session.SESSIONID', 'is missing: nobody is signed in');
    walk.optional(place, 'USER', ({ value }) => {
      if (!Array.isArray(field(value, 'permissions') ?? []))
        walk.say('session.USER.permissions', 'is not a list');
    });
  });
  return walk.problems;
});
