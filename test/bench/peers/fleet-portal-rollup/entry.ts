// The same page as in ../fleet-portal, for Rollup to bundle.
import '../fleet-portal/entry.ts';
