import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { build } from 'vite'
import { type Fields, fieldsOf, isFields, type Node } from './document.ts'

function capital(name: string) {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

/** Payload schemas of all messages by their names. */
function payloadsOf(asyncapi: Fields): [string, Node][] {
  return Object.values(fieldsOf(asyncapi, 'channels')).flatMap((channel) =>
    Object.entries(fieldsOf(channel, 'messages')).flatMap(([key, message]): [string, Node][] =>
      isFields(message) && message.payload !== undefined
        ? [[String(message.name ?? key), message.payload]]
        : [],
    ),
  )
}

function compile(asyncapi: Fields, payloads: [string, Node][]) {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    inlineRefs: false,
    messages: false,
    strict: false,
  })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'live', components: fieldsOf(asyncapi, 'components') })
  const exported: Record<string, string> = {}
  for (const [name, payload] of payloads) {
    const schema: unknown = JSON.parse(
      JSON.stringify(payload).replaceAll('"#/components/', '"live#/components/'),
    )
    if (!isFields(schema)) throw new Error(`The payload of ${name} is no schema`)
    ajv.addSchema(schema, name)
    exported[`validate${capital(name)}`] = name
  }
  return standaloneCode(ajv, exported)
}

/** Ajv's code still requires its runtime; bundled, it loads in Node and in a browser alike. */
async function bundled(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'donjon-validators-'))
  try {
    const entry = join(folder, 'event-validators.js')
    await writeFile(entry, code)
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      resolve: {
        alias: {
          ajv: dirname(fileURLToPath(import.meta.resolve('ajv/package.json'))),
          'ajv-formats': dirname(fileURLToPath(import.meta.resolve('ajv-formats/package.json'))),
        },
      },
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry, formats: ['es'], fileName: 'event-validators' },
      },
    })
    const [output] = Array.isArray(result) ? result : [result]
    const chunk = output && 'output' in output ? output.output[0] : undefined
    if (chunk?.type !== 'chunk') throw new Error('The validators were not bundled')
    return chunk.code
  } finally {
    await rm(folder, { recursive: true })
  }
}

const HEADER = '// Generated from contracts/asyncapi.yaml. Do not edit.\n'

function declarations(names: string[]) {
  const types = names.map((name) => `${capital(name)}Payload`)
  const checks = names.map(
    (name) => `export declare const validate${capital(name)}: PayloadCheck<${capital(name)}Payload>\n`,
  )
  return `${HEADER}import type { ${types.join(', ')} } from './events.ts'

export interface PayloadFault {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
}

/** True when the value is what the contract promises; otherwise \`errors\` says what is wrong, until the next call. */
export interface PayloadCheck<Payload> {
  (value: unknown): value is Payload
  errors?: readonly PayloadFault[] | null
}

${checks.join('')}`
}

/** Writes `event-validators.js` with its types: one check for the payload of each socket message. */
export async function writeValidators(asyncapi: Fields, out: string) {
  const payloads = payloadsOf(asyncapi)
  const code = await bundled(compile(asyncapi, payloads))
  // Rolldown says where each piece came from, and that differs from run to run.
  const text = code.replace(/^\/\/.*\n/gm, '')
  await writeFile(join(out, 'event-validators.js'), `${HEADER}${text}`)
  await writeFile(join(out, 'event-validators.d.ts'), declarations(payloads.map(([name]) => name)))
}
