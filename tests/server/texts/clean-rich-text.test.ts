import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { textOf } from '#rules/content/rich-text-words.ts'
import { cleanRichText } from '#server/game/texts/clean-rich-text.ts'
import { ATTACKS } from '../../support/attacks/attacks.ts'

type Found = { tag: string; attributes: Record<string, string> }

/** Every element of a text, as browsers parse it. */
function elementsOf(html: string): Found[] {
  const found: Found[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (!('childNodes' in node)) {
      if (node.nodeName !== '#text') found.push({ tag: node.nodeName, attributes: {} })
      return
    }
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      found.push({ tag: node.tagName, attributes })
    }
    node.childNodes.forEach(visit)
  }
  visit(parseFragment(html))
  return found
}

// Written here once more: a mistake in the list of the product must not change what is asserted.
const TAGS = 'p br h2 h3 h4 strong b em i u s ul ol li blockquote hr a table thead tbody tr th td span'.split(
  ' ',
)
const DECLARATION =
  /^(?:(?:background-)?color: (?:#[\da-f]{3,6}|rgb\([\d, ]+\)|[a-z]+)|text-align: (?:left|right|center|justify)|font-weight: (?:normal|bold|\d00)|font-style: (?:normal|italic)|text-decoration: (?:none|underline|line-through))$/i

function addressIsSafe(href: string): boolean {
  const { protocol, hostname, origin, username } = new URL(href, 'https://donjon.test/guides/1')
  if (protocol === 'mailto:') return !href.includes('?')
  if (!['http:', 'https:'].includes(protocol) || username !== '') return false
  return origin === 'https://donjon.test' || href.toLowerCase().startsWith(`${protocol}//${hostname}`)
}

/** What is wrong with an attribute. */
function attributeFaults({ tag, attributes }: Found): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const isSafe =
      (tag === 'a' && name === 'href' && addressIsSafe(value)) ||
      (tag === 'a' && name === 'rel' && value === 'noopener nofollow ugc') ||
      (['td', 'th'].includes(tag) && ['colspan', 'rowspan'].includes(name) && Number(value) <= 20) ||
      (name === 'style' && value.split('; ').every((declaration) => DECLARATION.test(declaration)))
    return isSafe ? [] : [`${tag} ${name}=${value}`]
  })
}

function faultsOf(html: string): string[] {
  return elementsOf(html).flatMap((found) =>
    TAGS.includes(found.tag) ? attributeFaults(found) : [found.tag],
  )
}

test('there are at least 150 attacks, all different', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length)
  expect(ATTACKS.length).toBeGreaterThanOrEqual(150)
})

test.each(ATTACKS)('leaves nothing harmful of %j', (attack) => {
  const cleaned = cleanRichText(attack)
  expect(faultsOf(cleaned)).toEqual([])
  expect(cleanRichText(cleaned)).toBe(cleaned)
})

test('the check sees what is harmful', () => {
  for (const harmful of [
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.test/">x</a>',
    '<p style="position: fixed">x</p>',
    '<!-- x -->',
  ])
    expect(faultsOf(harmful), harmful).not.toEqual([])
})

describe('texts with markup', () => {
  test.each([
    ['<h2>Как начать</h2><p>Постройте <strong>стену</strong>.<br />И ров.</p>'],
    ['<ul><li>лучники</li><li><em>мечники</em></li></ul><ol><li>раз</li></ol><hr />'],
    ['<blockquote><p><u>Замок</u> <s>пал</s> стоит</p></blockquote>'],
    ['<p style="text-align: center"><span style="color: #971b1b; font-weight: bold">алое</span></p>'],
    [
      '<table><thead><tr><th colspan="2">Чин</th></tr></thead><tbody><tr><td>а</td><td>б</td></tr></tbody></table>',
    ],
    ['<p><a href="/guides/5">путеводитель</a></p>'],
    ['<p>5 &lt; 7 &amp; 9 &gt; 8</p>'],
  ])('%s stay as they are', (html) => expect(cleanRichText(html)).toBe(html))

  test('links to other sites give them neither this window nor a place in search engines', () => {
    expect(
      cleanRichText('<a href="https://example.com/x?a=1">x</a> <a href="mailto:a@example.com">y</a>'),
    ).toBe(
      '<a href="https://example.com/x?a=1" rel="noopener nofollow ugc">x</a> <a href="mailto:a@example.com" rel="noopener nofollow ugc">y</a>',
    )
  })

  test('angle brackets written as entities are markup', () => {
    expect(cleanRichText('&lt;b&gt;стена&lt;/b&gt;')).toBe('<b>стена</b>')
    expect(cleanRichText('&amp;lt;b&amp;gt;стена')).toBe('<b>стена</b>')
    expect(cleanRichText('&#600; &notin; &amp;copy;')).toBe('ɘ ∉ &amp;copy;')
  })

  test('other elements give their words', () => {
    expect(cleanRichText('<div><h1>Стена</h1><font color=red>и ров</font></div>')).toBe('Стенаи ров')
  })

  test('words without markup stand in lines', () => {
    expect(textOf('<h2>Ров</h2><p>5 &lt; 7 &amp;lt;<br />«Да»&nbsp;и нет</p><ul><li>а</li></ul>')).toBe(
      'Ров\n5 < 7 &lt;\n«Да» и нет\nа',
    )
  })
})
