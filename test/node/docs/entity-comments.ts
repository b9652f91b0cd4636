import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { commentText } from '../../../packages/elements/manifest/comment-text.mjs';

/** The comments on a type or schema, and on each of its fields. */
export interface Comments {
  about: string;
  fields: Record<string, string>;
}

/** The JSDoc of the model's entities, by the name of the interface or of the schema's constant. */
export function entityComments(): Map<string, Comments> {
  const comments = new Map<string, Comments>();
  for (const file of globSync('packages/model/src/entities/*.ts')) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      if (ts.isInterfaceDeclaration(statement))
        comments.set(statement.name.text, { about: textOf(statement), fields: fieldsOf(statement.members) });
      if (ts.isVariableStatement(statement)) {
        const [declaration] = statement.declarationList.declarations;
        if (declaration)
          comments.set(declaration.name.getText(), { about: textOf(statement), fields: inside(declaration) });
      }
    }
  }
  return comments;
}

/** The comments on the fields of the first object literal in a schema. */
function inside(declaration: ts.VariableDeclaration): Record<string, string> {
  let found: Record<string, string> | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found ??= fieldsOf(node.properties);
    else ts.forEachChild(node, visit);
  };
  if (declaration.initializer) visit(declaration.initializer);
  return found ?? {};
}

function fieldsOf(nodes: ts.NodeArray<ts.TypeElement | ts.ObjectLiteralElementLike>): Record<string, string> {
  return Object.fromEntries(
    nodes.flatMap((node) => {
      const text = textOf(node);
      return text && node.name ? [[node.name.getText(), text]] : [];
    }),
  );
}

function textOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return commentText(ts.getTextOfJSDocComment(comment?.comment) ?? '');
}
