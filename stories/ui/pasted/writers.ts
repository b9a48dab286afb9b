import type { PastedSample } from './sample.ts'

const DOCS_TEXT =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;'
const DOCS_LINK = DOCS_TEXT.replace('#000000', '#1155cc').replace('decoration:none', 'decoration:underline')

function docs(body: string): string {
  return `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`
}

function docsItem(text: string, level: number): string {
  return `<li dir="ltr" style="list-style-type:disc;${DOCS_TEXT}" aria-level="${level}"><p dir="ltr" role="presentation"><span style="${DOCS_TEXT}">${text}</span></p></li>`
}

/** Google Docs and LibreOffice. */
export const WRITER_SAMPLES: readonly PastedSample[] = [
  {
    name: 'Google Docs: a link, bold and italic type',
    html: docs(
      `<p dir="ltr" style="line-height:1.38;"><span style="${DOCS_TEXT}">См. </span><a href="https://example.com/" style="text-decoration:none;"><span style="${DOCS_LINK}">карту</span></a><span style="${DOCS_TEXT.replace('400', '700')}">, да</span><span style="${DOCS_TEXT.replace('style:normal', 'style:italic')}"> скорее</span></p>`,
    ),
    becomes: '<p>См. <a href="https://example.com/">карту</a><strong>, да</strong><em> скорее</em></p>',
  },
  {
    name: 'Google Docs: a link inside an underline',
    html: docs('<p><u><a href="https://example.com/" style="color:#1155cc">карта</a></u> и <u>лес</u></p>'),
    becomes: '<p><a href="https://example.com/">карта</a> и <u>лес</u></p>',
  },
  {
    name: 'Google Docs: nested lists',
    html: docs(
      `<ul>${docsItem('лучники', 1)}<ul>${docsItem('из леса', 2)}</ul>${docsItem('мечники', 1)}</ul>`,
    ),
    becomes: '<ul><li><p>лучники</p><ul><li><p>из леса</p></li></ul></li><li><p>мечники</p></li></ul>',
  },
  {
    name: 'Google Docs: only a picture',
    html: docs('<span><img src="https://example.com/a.png" width="60" height="40"></span>'),
    becomes: '',
    hasPictures: true,
  },
  {
    name: 'Google Docs: red words',
    html: docs(`<p><span style="${DOCS_TEXT.replace('#000000', '#cc0000')}">Беда</span></p>`),
    becomes: '<p><span style="color: rgb(204, 0, 0);">Беда</span></p>',
  },
  {
    name: 'LibreOffice: a link, a list and a picture',
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2"/><style>a:link { color: #000080 }</style></head>
<body lang="ru-RU"><p>См. <font color="#000080"><span lang="zxx"><u><a href="https://example.com/">карту</a></u></span></font></p>
<ol><li><p>Разведка</p></li><ul><li><p>лес</p></li></ul><li><p>Поход</p></li></ol>
<p><img src="data:image/png;base64,iVBORw0KGgo=" name="Image1" align="left" width="90" height="60" border="0"/><br/></p></body></html>`,
    becomes:
      '<p>См. <a href="https://example.com/">карту</a></p><ol><li><p>Разведка</p><ul><li><p>лес</p></li></ul></li><li><p>Поход</p></li></ol>',
    hasPictures: true,
  },
]
