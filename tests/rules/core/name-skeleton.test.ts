import { describe, expect, it, test } from 'vitest'
import { nameSkeleton } from '#rules/core/name-skeleton.ts'
import { isReservedName } from '#rules/core/reserved-names.ts'

describe('names look alike', () => {
  it.each([
    ['МАХНОТ', 'MAXHOT'],
    ['МАХНОТ', 'МАХН0Т'],
    ['СТКОАРРВ', 'CTKOAPPB'],
    ['ВОРОН', 'BOPOH'],
    ['ВОР7', 'BOP7'],
    ['ЕКНН', 'EKHH'],
    ['Лорд Зима', 'лорд-3има'],
    ['Елена', 'Ёлена'],
    ['Ратибор', 'рати бор'],
    ['Illusion', 'lllusi0n'],
    ['Burnham', 'Bumham'],
  ])('%s and %s', (one, other) => {
    expect(nameSkeleton(one)).toBe(nameSkeleton(other))
  })

  it('never for two Russian letters but е and ё, and never for two digits', () => {
    const letters = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя']
    expect(new Set(letters.map(nameSkeleton)).size).toBe(letters.length)
    const digits = [...'0123456789']
    expect(new Set(digits.map(nameSkeleton)).size).toBe(digits.length)
  })
})

test.each([
  'Модератор',
  'Модерат0р',
  'Поддержка',
  'Донжон',
  'Админ 1',
  'Админ1',
  '1Админ',
  'Бог Админ',
  'support',
  'Telegram',
  'Tелеграм',
  'undefined',
  'Неизвестен',
  'Удалённый игрок 7',
  'Администрация',
  'Управляющий',
  'АДМИ',
])('%s is reserved for the game', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  'Ратибор',
  'Systematic',
  'Поддержкин',
  'Административ',
  'Корень',
  'Модест',
  'Вольный щит',
  'ВОЛЯ',
  '1234',
  '   ',
])('%s is free', (name) => {
  expect(isReservedName(name)).toBe(false)
})
