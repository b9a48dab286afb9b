import { parser } from '@prometheus-io/lezer-promql'

/** A metric that an expression asks for. */
export type Selector = {
  readonly metric: string
  /** `status` and `401|429` of `{status=~"401|429"}`. */
  readonly matchers: readonly { readonly label: string; readonly value: string }[]
  /** Whether it asks for a time range: `[5m]`. */
  readonly isRange: boolean
  /** The function whose argument it is, such as `rate`. */
  readonly argumentOf: string | undefined
}

export type Expression = {
  /** Places that are not PromQL. */
  readonly faults: readonly string[]
  readonly selectors: readonly Selector[]
  /** Labels that `by` keeps. */
  readonly groupedBy: readonly string[]
}

type Node = ReturnType<typeof parser.parse>['topNode']

function nodesOf(top: Node, name: string): Node[] {
  const found: Node[] = []
  top.cursor().iterate((node) => {
    if (node.name === name) found.push(node.node)
  })
  return found
}

/** An expression as Prometheus reads it: by the grammar of its own editor. */
export function readPromql(text: string): Expression {
  const top = parser.parse(text).topNode
  const textOf = (node: Node | null) => (node ? text.slice(node.from, node.to) : '')
  const functionOf = (argument: Node) => {
    const call = argument.parent?.name === 'FunctionCallBody' ? argument.parent.parent : null
    return call?.name === 'FunctionCall' ? textOf(call.getChild('FunctionIdentifier')) : undefined
  }
  const faults: string[] = []
  top.cursor().iterate(({ type, from }) => {
    if (type.isError) faults.push(`at ${from}: ${text.slice(from, from + 20)}`)
  })
  const selectors = nodesOf(top, 'VectorSelector').map((vector) => {
    const range = vector.parent?.name === 'MatrixSelector' ? vector.parent : undefined
    const matchers = nodesOf(vector, 'UnquotedLabelMatcher').map((matcher) => ({
      label: textOf(matcher.getChild('LabelName')),
      value: textOf(matcher.getChild('StringLiteral')).slice(1, -1),
    }))
    return {
      metric: textOf(vector.getChild('Identifier')),
      matchers,
      isRange: range !== undefined,
      argumentOf: functionOf(range ?? vector),
    }
  })
  const groupedBy = nodesOf(top, 'AggregateModifier')
    .filter((modifier) => modifier.getChild('By'))
    .flatMap((modifier) => nodesOf(modifier, 'LabelName').map(textOf))
  return { faults, selectors, groupedBy }
}
