import { commentText } from './comment-text.mjs';

/**
 * Reduces the manifest to the public API: tags from `defineOnce` calls, public members, events with their classes, published paths.
 * The classes of all events are listed in the one module that exports them.
 */
export function publicApi({ published, events }) {
  const tags = new Map();
  const eventTypes = new Map();

  return {
    name: 'public-api',
    collectPhase({ ts, node }) {
      if (ts.isCallExpression(node) && node.expression.getText() === 'defineOnce') {
        const [tag, element] = node.arguments;
        tags.set(element.getText(), { tag: tag.text, module: node.getSourceFile().fileName });
      }
      if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('EventMap')) {
        for (const member of node.members) eventTypes.set(member.name.text, member.type.getText());
      }
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      const classes = manifest.modules.flatMap(({ declarations }) =>
        declarations.filter(({ kind }) => kind === 'class'),
      );
      for (const declaration of classes) keepPublic(declaration, eventTypes);
      for (const declaration of classes) {
        const definition = tags.get(declaration.name);
        if (definition) declaration.tagName = definition.tag;
      }
      manifest.modules = withPlainTexts(publishedModules(manifest.modules, { published, events, tags }));
    },
  };
}

function keepPublic(declaration, eventTypes) {
  declaration.members = declaration.members?.filter(isPublic);
  const fields = new Set(declaration.members?.map(({ name }) => name));
  if (declaration.attributes)
    declaration.attributes = declaration.attributes.filter(({ fieldName }) => fields.has(fieldName));
  // Events without a description were guessed from dispatchEvent calls; the class comment lists the real ones.
  declaration.events = declaration.events
    ?.filter(({ description }) => description)
    .map((event) => ({
      ...event,
      type: { text: eventTypes.get(event.name) ?? event.type?.text ?? 'Event' },
    }));
}

const isPublic = ({ name, privacy, static: isStatic }) =>
  !name.startsWith('#') && !isStatic && privacy !== 'private' && privacy !== 'protected';

const withPlainTexts = (modules) =>
  JSON.parse(JSON.stringify(modules), (key, value) => (key === 'description' ? commentText(value) : value));

function publishedModules(modules, { published, events, tags }) {
  const pathOf = new Map(
    modules.flatMap(({ path, declarations }) => declarations.map(({ name }) => [name, path])),
  );
  const publishedPath = (source) => published.get(events.includes(source) ? 'src/events/index.ts' : source);

  return [...published].map(([source, path]) => {
    const own = modules.filter((module) => publishedPath(module.path) === path);
    const declarations = own.flatMap((module) => module.declarations.filter(({ kind }) => kind === 'class'));
    const definitions = [...tags]
      .filter(([, { module }]) => module === source)
      .map(([name, { tag }]) => ({
        kind: 'custom-element-definition',
        name: tag,
        declaration: { name, module: publishedPath(pathOf.get(name)) },
      }));
    const classes = declarations.map(({ name }) => ({
      kind: 'js',
      name,
      declaration: { name, module: path },
    }));
    return { kind: 'javascript-module', path, declarations, exports: [...classes, ...definitions] };
  });
}
