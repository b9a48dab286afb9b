import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useKnownChance } from '#apps/game/src/shared/missions/use-known-chance.ts'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { getListMissionsQueryKey } from '#generated/hooks/missions.ts'
import { missionListAt } from '../features/missions/fixtures/missions.ts'

const OLD_MILL = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' } as const

function Chance() {
  const [runs, setRuns] = useState<number | undefined>(undefined)
  const queries = useQueryClient()
  const hire = useMutation({ mutationFn: () => Promise.resolve() })
  const chance = useKnownChance(OLD_MILL, runs === undefined ? undefined : `${runs}`)
  return (
    <Card>
      <output aria-label="Надежда на победу">{chance ?? 'неизвестна'}</output>
      <Button onClick={() => queries.setQueryData(getListMissionsQueryKey(), missionListAt(1))}>
        Список пришёл
      </Button>
      <Button onClick={() => setRuns((runs ?? 0) + 1)}>Войско вернулось</Button>
      <Button onClick={() => hire.mutate()}>Нанять</Button>
    </Card>
  )
}

const meta = { title: 'live/useKnownChance' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Known from a fetched list until the army may have changed: by an action, or by a return. */
export const KnownWhileNothingChanges: Story = {
  render: () => (
    <QueryClientProvider client={new QueryClient()}>
      <Chance />
    </QueryClientProvider>
  ),
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const chance = canvas.getByLabelText('Надежда на победу')
    await expect(chance).toHaveTextContent('неизвестна')
    await press('Список пришёл')
    await waitFor(() => expect(chance).toHaveTextContent(/^\d+$/))
    await press('Войско вернулось')
    await expect(chance).toHaveTextContent(/^\d+$/)
    for (const change of ['Войско вернулось', 'Нанять']) {
      await press(change)
      await waitFor(() => expect(chance).toHaveTextContent('неизвестна'))
      await press('Список пришёл')
      await waitFor(() => expect(chance).toHaveTextContent(/^\d+$/))
    }
  },
}
