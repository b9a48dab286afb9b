import escapeHtml from 'escape-html'

export type LetterText = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  /** Small print below the button. */
  readonly note: string
}

export type Written = {
  readonly subject: string
  readonly letter: LetterText
}

export function letterAsText({ heading, paragraphs, action, note }: LetterText): string {
  return [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    note,
    '— Донжон',
  ].join('\n\n')
}

function button(action: NonNullable<LetterText['action']>): string {
  return `
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 28px;border-radius:6px;background:#7d2a1e;color:#fdf3dc;font-size:17px;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6b5636">Если кнопка не открывается, скопируйте ссылку:<br><a href="${escapeHtml(action.url)}" style="color:#7d2a1e;word-break:break-all">${escapeHtml(action.url)}</a></p>`
}

/** A parchment-and-oak look that every mail program shows: no images, no web fonts, inline styles. */
export function letterAsHtml({ heading, paragraphs, action, note }: LetterText): string {
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#2a1c12;font-family:Georgia,'Times New Roman',serif">
<div style="max-width:520px;margin:0 auto;padding:28px 32px;border:1px solid #b08a4a;border-radius:8px;background:#f1e2c0;color:#2b1d10;font-size:16px;line-height:1.5">
<p style="margin:0 0 4px;font-size:13px;letter-spacing:2px;color:#8a6a34">ДОНЖОН</p>
<h1 style="margin:0 0 16px;font-size:24px;font-weight:normal">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 12px">${escapeHtml(paragraph)}</p>`).join('\n')}${action ? button(action) : ''}
<p style="margin:16px 0 0;padding-top:12px;border-top:1px solid #cfb582;font-size:13px;color:#6b5636">${escapeHtml(note)}</p>
</div></body></html>
`
}
