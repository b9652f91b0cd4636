export const leanValibot: { name: string; transform(code: string, id: string): string | null };
