import type { ComponentProps } from 'react'
import { describe, expectTypeOf, it } from 'vitest'
import type { recordFields } from '#apps/admin/src/resources/record-fields.tsx'
import type { RecordOf, ResourceName, SourceOf } from '#apps/admin/src/resources/resource-name.ts'
import type { AdminMoneyEntry, AdminPlayer } from '#generated/types.ts'

type Fields = ReturnType<typeof recordFields<'players'>>
type Source<Field extends keyof Fields> = NonNullable<ComponentProps<Fields[Field]>['source']>

describe('resources of the console', () => {
  it('are the lists of the contract', () => {
    expectTypeOf<ResourceName>().toEqualTypeOf<
      | 'players'
      | 'money-entries'
      | 'audit-entries'
      | 'alike-names'
      | 'corrections'
      | 'player-sessions'
      | 'item-entries'
      | 'player-fights'
      | 'player-notes'
      | 'content/news'
      | 'knowledge-base/tip'
      | 'knowledge-base/tip-revisions'
      | 'knowledge-base/tutorial'
      | 'knowledge-base/tutorial-revisions'
      | 'news-revisions'
      | 'donate-orders'
      | 'donate-payments'
      | 'app-config'
      | 'app-config-revisions'
      | 'legal'
      | 'legal-versions'
    >()
    expectTypeOf<RecordOf<'players'>>().toEqualTypeOf<AdminPlayer>()
    expectTypeOf<RecordOf<'money-entries'>>().toEqualTypeOf<AdminMoneyEntry>()
  })

  it('accept only fields that the record has', () => {
    expectTypeOf<'lastSeenAt'>().toExtend<SourceOf<'players'>>()
    expectTypeOf<'castle'>().not.toExtend<SourceOf<'players'>>()
    expectTypeOf<'castle'>().not.toExtend<Source<keyof Fields>>()
    expectTypeOf<'name'>().toExtend<Source<'TextField'>>()
    expectTypeOf<'gold'>().toExtend<Source<'NumberField'>>()
    expectTypeOf<'title'>().toExtend<Source<'FunctionField'>>()
  })
})
