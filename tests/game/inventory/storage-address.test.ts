import { describe, expect, test } from 'vitest'
import {
  type StorageAddress,
  storageAddressOf,
  storageParamsOf,
  turnedTo,
} from '#apps/game/src/features/inventory/storage-address.ts'

function read(query: string): StorageAddress {
  return storageAddressOf(new URLSearchParams(query))
}

describe('the address of the storage', () => {
  test('without parameters shows everything, newest first, and no selection', () => {
    expect(read('')).toEqual({
      tab: 'all',
      filter: { group: null, slot: null, gearClass: null, chips: new Set() },
      sorting: 'newest',
      item: null,
    })
    expect(storageParamsOf(read('')).toString()).toBe('')
  })

  test('restores the selection after a reload', () => {
    const chosen: StorageAddress = {
      tab: 'swordsmen',
      filter: { group: 'swordsmen', slot: 6, gearClass: 'shield', chips: new Set(['epic', 'new']) },
      sorting: 'quality',
      item: { type: 'gear', id: 102 },
    }
    expect(read(storageParamsOf(chosen).toString())).toEqual(chosen)
  })

  test('the same filter has one address, in whatever order it was chosen', () => {
    const pressed = (...chips: ('new' | 'epic')[]) =>
      storageParamsOf({ ...read(''), filter: { ...read('').filter, chips: new Set(chips) } }).toString()
    expect(pressed('epic', 'new')).toBe(pressed('new', 'epic'))
  })

  test.each([
    'tab=cellar',
    'slot=25',
    'slot=-1',
    'class=gun',
    'only=gold,',
    'order=price',
    'item=gear',
    'item=gear.x',
    'item=castle.3',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(read(''))
  })

  test('another page keeps the order, and drops the filter and the item', () => {
    const here = read('tab=swordsmen&slot=6&only=epic&order=stars&item=gear.102')
    expect(storageParamsOf(turnedTo('cavalry', here)).toString()).toBe('tab=cavalry&order=stars')
  })
})
