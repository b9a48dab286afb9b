import express, { type RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'

const OPTIONS = { index: false, redirect: false, cacheControl: false, dotfiles: 'ignore' } as const

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Serves the files of a build with validators and ranges, in the compressed form that the build has put beside them.
 * Other requests go on to the next handler.
 */
export function builtFiles(folder: string): RequestHandler {
  const compressed = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: OPTIONS,
  })
  const plain = express.static(folder, OPTIONS)
  return (request, response, next) => {
    // The library would answer 400 itself, with the decoder's message.
    if (!isDecodable(request.path)) {
      next()
      return
    }
    compressed(request, response, (error: unknown) => {
      if (error) {
        next(error)
        return
      }
      // The library lists compressed files when it starts. A later build may have left none of this name.
      response.removeHeader('Content-Encoding')
      response.removeHeader('Content-Type')
      plain(request, response, next)
    })
  }
}
