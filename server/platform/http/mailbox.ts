import type { RequestHandler } from 'express'
import { withPlatform } from '../ambient.ts'
import type { ModelRow } from '../database/model.ts'
import { storedLetters } from '../mail/models.ts'
import type { Platform } from '../platform.ts'

type StoredLetter = ModelRow<typeof storedLetters>

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes.get(sign) ?? sign)
}

function withLinks(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}">${url}</a>`)
}

function article(letter: StoredLetter): string {
  return `<article>
<h2>${escaped(letter.subject)}</h2>
<p>${escaped(letter.recipient)}, <time>${letter.createdAt.toISOString()}</time></p>
<pre>${withLinks(letter.textBody)}</pre>
</article>`
}

function page(letters: readonly StoredLetter[]): string {
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Письма</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid}</style>
</head><body><h1>Письма этого сервера</h1>
${letters.length === 0 ? '<p>Писем пока нет.</p>' : letters.map(article).join('\n')}
</body></html>`
}

/** Lists the letters of a server without SMTP_URL, newest first. For development: no letter leaves the machine. */
export function mailbox(platform: Platform): RequestHandler {
  return async (_request, response) => {
    const letters = await withPlatform(platform, () =>
      storedLetters().findAll({ order: [['id', 'DESC']], limit: 50 }),
    )
    response.setHeader('Cache-Control', 'no-store')
    response.type('html').send(page(letters))
  }
}
