import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { Segmented } from '#apps/game/src/ui/controls/segmented.tsx'
import { Select } from '#apps/game/src/ui/controls/select.tsx'
import { Tabs } from '#apps/game/src/ui/controls/tabs.tsx'
import { CastleIcon, ForaysIcon, MissionsIcon } from '#apps/game/src/ui/pictures/icons.ts'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { CollapseBody, CollapseToggle } from '#apps/game/src/ui/surfaces/collapse.tsx'
import { Stack } from './stage.tsx'

const meta = { title: 'ui/Choices' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const lands = [
  { id: 'village', label: 'Посад', icon: <CastleIcon /> },
  { id: 'forest', label: 'Ближний лес', icon: <ForaysIcon /> },
  { id: 'mountains', label: 'Волчьи горы', icon: <MissionsIcon /> },
  { id: 'earl', label: 'Графские земли', locked: true },
] as const

function Lands() {
  const [land, setLand] = useState<(typeof lands)[number]['id']>('mountains')
  return (
    <Tabs label="Края" tabs={lands} value={land} onChange={setLand}>
      <Card>{lands.find(({ id }) => id === land)?.label}: походы этого края.</Card>
    </Tabs>
  )
}

export const TabsByKeyboard: Story = {
  render: () => <Lands />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Волчьи горы' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(canvas.getByRole('tabpanel', { name: 'Ближний лес' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Графские земли' }))
    await expect(canvas.getByRole('tab', { name: 'Ближний лес' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const TabsOnPhone: Story = { render: () => <Stack width={320}>{<Lands />}</Stack> }

/** Tab moves the focus from the tab into its content. */
export const TabsThenPage: Story = {
  render: () => <Lands />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Волчьи горы' })).toHaveFocus()
  },
}

function LandsBelow() {
  const [shown, setShown] = useState(false)
  return (
    <div style={{ paddingTop: '120vh' }}>
      <div style={{ position: 'fixed', top: 8 }}>
        <Button onClick={() => setShown(true)}>Показать края</Button>
      </div>
      <Stack width={320}>{shown && <Lands />}</Stack>
    </div>
  )
}

/** Tabs further down scroll their own row to the open tab, not the page. */
export const TabsBelow: Story = {
  render: () => <LandsBelow />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать края' }))
    const tab = canvas.getByRole('tab', { name: 'Волчьи горы' })
    const row = canvas.getByRole('tablist').getBoundingClientRect()
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.right)
    await expect(scrollY).toBe(0)
  },
}

const DIFFICULTIES = [
  { value: 'EASY', label: 'Лёгкий' },
  { value: 'MEDIUM', label: 'Средний' },
  { value: 'HARD', label: 'Тяжёлый' },
] as const

const PLANS = [
  { value: 'FRONTAL_ATTACK', label: 'Лобовая атака' },
  { value: 'REAR_BATTLE', label: 'Бой в тылу', disabled: true },
] as const

function Plan() {
  const [difficulty, setDifficulty] = useState<(typeof DIFFICULTIES)[number]['value']>('MEDIUM')
  const [plan, setPlan] = useState<(typeof PLANS)[number]['value']>('FRONTAL_ATTACK')
  return (
    <Card>
      <Stack>
        <Segmented
          label="Сложность"
          note="2 опыта"
          choices={DIFFICULTIES}
          value={difficulty}
          onChange={setDifficulty}
        />
        <Segmented
          label="Как биться"
          note="урон по вам −14 %"
          choices={PLANS}
          value={plan}
          onChange={setPlan}
        />
      </Stack>
    </Card>
  )
}

/** In large text the words of a select end before its arrow. */
export const SelectInLargeText: Story = {
  render: () => (
    <Stack width={320}>
      <Select
        label="Порядок"
        options={[{ value: 'new', label: 'Сначала новые' }]}
        value="new"
        onChange={() => undefined}
      />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    document.documentElement.style.fontSize = '200%'
    const select = canvas.getByRole('combobox', { name: 'Порядок' })
    const arrow = canvasElement.querySelector('svg')
    const end = () =>
      select.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(select).paddingRight)
    await waitFor(() => expect(arrow?.getBoundingClientRect().left).toBeGreaterThanOrEqual(end()))
  },
  afterEach: () => {
    document.documentElement.style.fontSize = ''
  },
}

export const Difficulty: Story = {
  render: () => (
    <Stack width={400}>
      <Plan />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Тяжёлый' }))
    await expect(canvas.getByRole('radio', { name: 'Тяжёлый' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Средний' })).toBeChecked()
  },
}

function Rules({ startsOpen = false }: { startsOpen?: boolean }) {
  const id = useId()
  const [open, setOpen] = useState(startsOpen)
  return (
    <Card>
      <h3>Правила испытания</h3>
      <CollapseToggle open={open} onToggle={() => setOpen(!open)} controls={id} label="правила испытания" />
      <CollapseBody id={id} open={open}>
        <p>Побеждает тот, кто больше всех потратит энергии в походах и набегах.</p>
        <Button>К испытанию</Button>
      </CollapseBody>
    </Card>
  )
}

/** Folds in 300 ms. Folded, it has no height and the focus skips it. */
export const Folds: Story = {
  render: () => <Rules startsOpen />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Скрыть правила испытания' })
    const body = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    if (!body) throw new Error('The toggle controls nothing')
    const whole = body.offsetHeight
    await userEvent.click(toggle)
    await expect(body.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)).toContain(
      300,
    )
    await waitFor(() => expect(body.offsetHeight).toBe(0))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'К испытанию' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Показать правила испытания' }))
    await waitFor(() => expect(body.offsetHeight).toBe(whole))
    await expect(canvas.getByRole('button', { name: 'К испытанию' })).toBeVisible()
  },
}
