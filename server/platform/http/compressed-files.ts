import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, RequestHandler } from 'express'

const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json; charset=utf-8'],
])

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** The file at this URL path below `folder`; undefined for a path that cannot be decoded or leads outside. */
function fileAt(folder: string, urlPath: string): string | undefined {
  try {
    const file = path.join(folder, path.normalize(decodeURIComponent(urlPath)))
    return file.startsWith(folder + path.sep) ? file : undefined
  } catch {
    return undefined
  }
}

function encodingFor(request: Request): keyof typeof compress | undefined {
  const accepted = request.acceptsEncodings('br', 'gzip', 'identity')
  return accepted === 'br' || accepted === 'gzip' ? accepted : undefined
}

/**
 * Serves text files below `folder` compressed. Each is compressed once per process and cached, so the build
 * needs no compression step. Other requests go to the next handler.
 */
export function serveCompressed(folder: string): RequestHandler {
  const kept = new Map<string, Promise<Buffer>>()
  const load = async (file: string, encoding: keyof typeof compress): Promise<Buffer> =>
    compress[encoding](await readFile(file))
  return async (request, response, next) => {
    const type = types.get(path.extname(request.path))
    const encoding = encodingFor(request)
    if (!type || !encoding || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const file = fileAt(folder, request.path)
    if (!file) return next()
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return next()
    // A rebuilt file has a new modification time.
    const key = `${encoding} ${found.mtimeMs} ${file}`
    const loading = kept.get(key) ?? load(file, encoding)
    kept.set(key, loading)
    const bytes = await loading
    response.setHeader('Content-Type', type)
    response.setHeader('Content-Encoding', encoding)
    response.setHeader('Vary', 'Accept-Encoding')
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}
