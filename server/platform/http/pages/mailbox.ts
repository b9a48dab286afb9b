import escapeHtml from 'escape-html'
import type { RequestHandler } from 'express'
import { withPlatform } from '../../ambient.ts'
import type { ModelRow } from '../../database/model.ts'
import { forbidden } from '../../errors.ts'
import { storedLetters } from '../../mail/models.ts'
import type { Platform } from '../../platform.ts'
import { isOfThisMachine } from '../callers/this-machine.ts'

type StoredLetter = ModelRow<typeof storedLetters>

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}">${url}</a>`)
}

/** The letter as a mail program shows it. The frame is sandboxed, so nothing in the letter can run. */
function preview(html: string): string {
  return html === ''
    ? ''
    : `<details><summary>В почтовой программе</summary><iframe title="Письмо" sandbox loading="lazy" srcdoc="${escapeHtml(html)}"></iframe></details>`
}

function article(letter: StoredLetter): string {
  return `<article>
<h2>${escapeHtml(letter.subject)}</h2>
<p>${escapeHtml(letter.recipient)}, <time>${letter.createdAt.toISOString()}</time></p>
<pre>${withLinks(letter.textBody)}</pre>
${preview(letter.htmlBody)}
</article>`
}

function page(letters: readonly StoredLetter[]): string {
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Письма</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid}iframe{width:100%;height:36rem;border:1px solid}</style>
</head><body><h1>Письма этого сервера</h1>
${letters.length === 0 ? '<p>Писем пока нет.</p>' : letters.map(article).join('\n')}
</body></html>`
}

/**
 * Lists the letters of a server without SMTP_URL, newest first, to this machine only: their links open accounts. For
 * development: no letter leaves the machine.
 */
export function mailbox(platform: Platform): RequestHandler {
  return async (request, response) => {
    if (!isOfThisMachine(request)) throw forbidden()
    const letters = await withPlatform(platform, () =>
      storedLetters().findAll({ order: [['id', 'DESC']], limit: 50 }),
    )
    response.setHeader('Cache-Control', 'no-store')
    response.type('html').send(page(letters))
  }
}
