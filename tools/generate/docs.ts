/**
 * Builds the published documentation of both contracts into dist/docs, as static files that load nothing from
 * other hosts.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { docsIndex } from './docs-index.ts'
import { type Fields, fieldsOf, readDocument } from './document.ts'
import { withExamples } from './examples.ts'
import { printJson } from './print-json.ts'
import { redocly } from './redocly.ts'

function fromRoot(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

const { values } = parseArgs({
  options: {
    contracts: { type: 'string', default: fromRoot('contracts') },
    generated: { type: 'string', default: fromRoot('generated') },
    out: { type: 'string', default: fromRoot('dist/docs') },
  },
})

const INLINE_SCRIPT = /<script(| type="module")>([\s\S]*?)<\/script>/g

/** Moves scripts into separate files, since the server's content security policy refuses inline ones. */
function withScriptFiles(name: string, page: string) {
  const files: { file: string; text: string }[] = []
  const html = page.replace(INLINE_SCRIPT, (_, type: string, text: string) => {
    const file = `${name}-${files.length + 1}.js`
    files.push({ file, text: text.trim() })
    return `<script${type} src="${file}"></script>`
  })
  if (files.length === 0) throw new Error(`${name}: the page has no script, its builder has changed`)
  return { html, files }
}

const LOGO = /https:\/\/cdn\.redoc\.ly\/[\w/.-]+\.svg/g
const LOGO_FILE = 'redocly.svg'
const LOGO_TEXT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="16"><text y="13" font-family="sans-serif" font-size="13" fill="#808080">Redocly</text></svg>\n'
const FONT = /data:application\/font-woff;(?:charset=utf-8;)?base64,([A-Za-z0-9+/=]+)/g

/** Moves what the viewer would fetch from another host, or contains as a data URL, into files beside the page. */
function withLocalAssets(name: string, text: string) {
  const fonts = new Map<string, string>()
  const local = text.replace(LOGO, LOGO_FILE).replace(FONT, (_, data: string) => {
    const file = fonts.get(data) ?? `${name}-font-${fonts.size + 1}.woff`
    fonts.set(data, file)
    return file
  })
  return { local, fonts: [...fonts].map(([data, file]) => ({ file, bytes: Buffer.from(data, 'base64') })) }
}

/** Writes the page of a contract and the contract itself. */
async function writePage(name: 'openapi' | 'asyncapi', folder: string, contract: Fields) {
  const bundle = join(values.out, `${name}.json`)
  await writeFile(bundle, printJson(contract))
  const page = join(folder, `${name}.html`)
  await redocly('build-docs', bundle, '-o', page, '--inlineBundle', `--${name}.disableTelemetry`)
  const { local, fonts } = withLocalAssets(name, await readFile(page, 'utf8'))
  const { html, files } = withScriptFiles(name, local)
  await writeFile(join(values.out, `${name}.html`), html)
  await Promise.all(files.map(({ file, text }) => writeFile(join(values.out, file), `${text}\n`)))
  await Promise.all(fonts.map(({ file, bytes }) => writeFile(join(values.out, file), bytes)))
}

const folder = await mkdtemp(join(tmpdir(), 'donjon-docs-'))
try {
  await rm(values.out, { recursive: true, force: true })
  await mkdir(values.out, { recursive: true })
  await writeFile(join(values.out, LOGO_FILE), LOGO_TEXT)
  const openapi = await readDocument(join(values.generated, 'openapi.json'))
  const asyncapi = await readDocument(join(values.generated, 'asyncapi.json'))
  await Promise.all([
    writePage('openapi', folder, await withExamples(openapi, values.contracts)),
    writePage('asyncapi', folder, asyncapi),
  ])
  const { version } = fieldsOf(openapi, 'info')
  await writeFile(join(values.out, 'index.html'), docsIndex(String(version)))
} finally {
  await rm(folder, { recursive: true, force: true })
}
