/** The name a schema has in components, or undefined for one written in place. */
const nameOf = (schema) => {
  const id = schema['x-parser-schema-id']
  return id && !id.startsWith('<') ? id : undefined
}

const quote = (value) => JSON.stringify(value)

const fieldText = (schema, [key, field]) => {
  const mark = (schema.required ?? []).includes(key) ? '' : '?'
  return `${quote(key)}${mark}: ${typeText(field)}`
}

const objectText = (schema) => {
  const fields = Object.entries(schema.properties ?? {}).map((entry) => fieldText(schema, entry))
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  const values = schema.additionalProperties
  return values === false
    ? 'Record<string, never>'
    : `Record<string, ${values ? typeText(values) : 'unknown'}>`
}

const ofType = (schema, type) => {
  if (type === 'object') return objectText(schema)
  if (type === 'array') return `(${schema.items ? typeText(schema.items) : 'unknown'})[]`
  return type === 'integer' ? 'number' : (type ?? 'unknown')
}

/** TypeScript of one schema, without looking at its own name. */
export const bodyText = (schema) => {
  if (schema.const !== undefined) return quote(schema.const)
  if (schema.enum) return schema.enum.map(quote).join(' | ')
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return choices.map((choice) => `(${typeText(choice)})`).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => `(${typeText(part)})`).join(' & ')
  return [schema.type]
    .flat()
    .map((type) => ofType(schema, type))
    .join(' | ')
}

/** A name where the contract gives one, the structure otherwise. */
export const typeText = (schema) => nameOf(schema) ?? bodyText(schema)
