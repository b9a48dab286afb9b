import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import type { ServerFile } from './server-files.ts'

/** What sends a statement: templates of `sql.ts`, transactions, and the methods of models that do. */
const SENDERS = new Set(['sql', 'sqlMaybe', 'sqlOne', 'sqlUnprepared', 'onOneConnection', 'inTransaction'])
const MODEL_METHODS = new Set([
  'findByPk',
  'findOne',
  'findAll',
  'count',
  'create',
  'bulkCreate',
  'update',
  'upsert',
  'destroy',
  'increment',
])

type Source = {
  readonly path: string
  readonly tree: ts.SourceFile
  /** `file name` of what an identifier of this file stands for. */
  readonly names: ReadonlyMap<string, string>
}

function sourceOf({ path, text }: ServerFile): Source {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const names = new Map<string, string>()
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = normalize(join(dirname(path), statement.moduleSpecifier.text))
      const bindings = statement.importClause?.namedBindings
      if (bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          names.set(name.text, `${from} ${(propertyName ?? name).text}`)
    }
    if (ts.isFunctionDeclaration(statement) && statement.name)
      names.set(statement.name.text, `${path} ${statement.name.text}`)
  }
  return { path, tree, names }
}

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => walk(child, see))
}

/** `sql` for a statement, the key of the function for a call. */
function sentBy(node: ts.Node, names: Source['names']): string | undefined {
  if (ts.isTaggedTemplateExpression(node))
    return ts.isIdentifier(node.tag) && SENDERS.has(node.tag.text) ? 'sql' : undefined
  if (!ts.isCallExpression(node)) return undefined
  const { expression } = node
  if (ts.isIdentifier(expression)) return SENDERS.has(expression.text) ? 'sql' : names.get(expression.text)
  const isModelCall =
    ts.isPropertyAccessExpression(expression) &&
    MODEL_METHODS.has(expression.name.text) &&
    ts.isCallExpression(expression.expression) &&
    expression.expression.arguments.length === 0
  return isModelCall ? 'sql' : undefined
}

function callsIn(node: ts.Node, names: Source['names']): ReadonlySet<string> {
  const calls = new Set<string>()
  walk(node, (part) => {
    const sent = sentBy(part, names)
    if (sent !== undefined) calls.add(sent)
  })
  return calls
}

/** `sql`, and every function of these files that sends a statement, by itself or by a function that it calls. */
function sendersOf(sources: readonly Source[]): ReadonlySet<string> {
  const callees = new Map<string, ReadonlySet<string>>()
  for (const { tree, path, names } of sources)
    for (const statement of tree.statements)
      if (ts.isFunctionDeclaration(statement) && statement.name)
        callees.set(`${path} ${statement.name.text}`, callsIn(statement, names))
  const senders = new Set(['sql'])
  for (let size = 0; size !== senders.size; ) {
    size = senders.size
    for (const [key, calls] of callees) if ([...calls].some((call) => senders.has(call))) senders.add(key)
  }
  return senders
}

/** Whether the block ends with a throw, whatever it does before. */
function rethrows(block: ts.Node | undefined): boolean {
  const last = block && ts.isBlock(block) ? block.statements.at(-1) : undefined
  return last !== undefined && ts.isThrowStatement(last)
}

function handlerRethrows(handler: ts.Expression | undefined): boolean {
  return handler !== undefined && ts.isArrowFunction(handler) && rethrows(handler.body)
}

/** The files in which an error of a statement ends without being thrown again, once for each place. */
export function caughtStatements(files: readonly ServerFile[]): string[] {
  const sources = files.map(sourceOf)
  const senders = sendersOf(sources)
  return sources.flatMap(({ tree, path, names }) => {
    const sends = (node: ts.Node) => [...callsIn(node, names)].some((call) => senders.has(call))
    const found: string[] = []
    walk(tree, (node) => {
      const { catchClause, tryBlock } = ts.isTryStatement(node) ? node : {}
      if (catchClause && tryBlock && !rethrows(catchClause.block) && sends(tryBlock)) found.push(path)
      if (
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        node.expression.name.text === 'catch' &&
        !handlerRethrows(node.arguments[0]) &&
        sends(node.expression.expression)
      )
        found.push(path)
    })
    return found
  })
}
