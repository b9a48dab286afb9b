import { meaningOf, settings } from '#server/platform/settings.ts'

const HEAD = `# The settings of the server. See docs/operating.md for details.
# Copy this file to .env and uncomment the settings you need: npm start reads it. The environment takes precedence.
# Generated from server/platform/settings.ts by npm run env-example.
`

function quoted(value: unknown): string {
  const text = String(value ?? '')
  return /^[\w.:/@-]*$/.test(text) ? text : `"${text}"`
}

/** The text of .env.example: every setting with its meaning, commented out, at its default. */
export function envExample(): string {
  const entries = Object.entries(settings).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined)
    return `# ${meaningOf(schema).description}\n# ${name}=${quoted(fallback.success ? fallback.data : undefined)}\n`
  })
  return [HEAD, ...entries].join('\n')
}
