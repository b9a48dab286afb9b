import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepText, readKeptText } from '#apps/kept-text/kept-text.ts'

const FORM = 'guild ВОЛЯ'
const typed = { description: { text: 'Мой долгий рассказ', base: 'Старое' } }

describe('what is typed and not sent', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is there for the same player and form, and for no other', () => {
    keepText(7, FORM, typed)
    expect(readKeptText(7, FORM)).toEqual(typed)
    expect(readKeptText(8, FORM)).toEqual({})
    expect(readKeptText(7, 'guild ЩИТЫ')).toEqual({})
  })

  it('is gone when it is sent', () => {
    keepText(7, FORM, typed)
    keepText(7, FORM, {})
    expect(readKeptText(7, FORM)).toEqual({})
  })

  it('does not break a form when the browser refuses or holds something else', () => {
    sessionStorage.setItem(
      'donjon.typed.7.guild ВОЛЯ',
      '{"description":1,"notice":{"text":"Сбор","base":""}}',
    )
    expect(readKeptText(7, FORM)).toEqual({ notice: { text: 'Сбор', base: '' } })
    vi.stubGlobal('sessionStorage', undefined)
    keepText(7, FORM, typed)
    expect(readKeptText(7, FORM)).toEqual({})
  })
})
