import escapeHtml from 'escape-html'

/** What the head of a page says to programs that run no scripts. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** The address to list, link and share. */
  readonly address: string
  readonly type: 'article' | 'website'
  /** Address of a JPEG of 1200 × 630 pixels. */
  readonly picture: string
}

/** Pixels of the pictures in apps/game/public/share. */
const PICTURE = { width: 1200, height: 630 } as const

function meta(attribute: 'name' | 'property', key: string, content: string | number): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}" />`
}

function tagsOf({ title, description, address, type, picture }: PageHead): string {
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', 'Донжон'),
    meta('property', 'og:locale', 'ru_RU'),
    meta('property', 'og:url', address),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', PICTURE.width),
    meta('property', 'og:image:height', PICTURE.height),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

/** The page with this head: its title and description take the place of the general ones. */
export function withHead(html: string, head: PageHead): string {
  return html
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace('</head>', () => `${tagsOf(head)}\n  </head>`)
}
