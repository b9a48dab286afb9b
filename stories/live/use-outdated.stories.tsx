import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider, useIsFetching, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useOutdated } from '#apps/game/src/live/use-outdated.ts'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'

const LOTS_KEY = ['lots']

function Lots() {
  const [gold, setGold] = useState<number | undefined>(undefined)
  const [asked] = useState({ times: 0 })
  const { data } = useQuery({
    queryKey: LOTS_KEY,
    queryFn: () => {
      asked.times += 1
      return Promise.resolve(asked.times)
    },
    staleTime: 0,
  })
  useOutdated(gold, LOTS_KEY)
  const fetching = useIsFetching()
  return (
    <Card>
      <output aria-label="Сколько раз спрошено">{data}</output>
      <output aria-label="Казна">{gold}</output>
      <output aria-label="Спрашивается">{fetching}</output>
      <Button onClick={() => setGold(100)}>Казна известна</Button>
      <Button onClick={() => setGold(350)}>Казна выросла</Button>
    </Card>
  )
}

const meta = { title: 'live/useOutdated' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Fetches once on opening, however late the purse is known, and again when it changes. */
export const AsksWhenItChanges: Story = {
  render: () => (
    <QueryClientProvider client={new QueryClient()}>
      <Lots />
    </QueryClientProvider>
  ),
  play: async ({ canvas }) => {
    const asked = canvas.getByLabelText('Сколько раз спрошено')
    await waitFor(() => expect(asked).toHaveTextContent(/^1$/))
    await userEvent.click(canvas.getByRole('button', { name: 'Казна известна' }))
    await waitFor(() => expect(canvas.getByLabelText('Казна')).toHaveTextContent('100'))
    await waitFor(() => expect(canvas.getByLabelText('Спрашивается')).toHaveTextContent(/^0$/))
    await expect(asked).toHaveTextContent(/^1$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Казна выросла' }))
    await waitFor(() => expect(asked).toHaveTextContent(/^2$/))
  },
}
