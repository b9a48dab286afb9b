import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AmountPicker } from '#apps/game/src/ui/controls/amount-picker.tsx'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { DiamondIcon, EnergyIcon, GloryIcon, GoldIcon } from '#apps/game/src/ui/pictures/icons.ts'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { Amount } from '#apps/game/src/ui/values/amount.tsx'
import { Badge } from '#apps/game/src/ui/values/badge.tsx'
import { LevelMark } from '#apps/game/src/ui/values/level-mark.tsx'
import { Meter } from '#apps/game/src/ui/values/meter.tsx'
import { QualityWord } from '#apps/game/src/ui/values/quality-word.tsx'
import { Row, Stack } from './stage.tsx'

const meta = { title: 'ui/Measures' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Amounts: Story = {
  render: () => (
    <Stack>
      <Row>
        <Amount of="gold" ground="oak" label="Золото" value={12_480} icon={<GoldIcon />} />
        <Amount of="diamonds" ground="oak" label="Алмазы" value={64} icon={<DiamondIcon />} />
        <Amount of="glory" ground="oak" label="Слава" value={930} icon={<GloryIcon />} />
        <Amount of="gold" ground="oak" label="Золото" value={20_000} max={20_000} icon={<GoldIcon />} />
      </Row>
      <Card>
        <Row>
          <Amount of="gold" label="Золото" value={12_480} icon={<GoldIcon />} />
          <Amount of="diamonds" label="Алмазы" value={64} icon={<DiamondIcon />} />
          <Amount of="glory" label="Слава" value={930} icon={<GloryIcon />} />
          <Amount label="Золото" value={20_000} max={20_000} icon={<GoldIcon />} />
          <Amount of="gold" label="Золото" value={1_248_000} compact icon={<GoldIcon />} />
        </Row>
      </Card>
    </Stack>
  ),
}

function Purse() {
  const [gold, setGold] = useState(900)
  return (
    <Card>
      <Row>
        <Amount of="gold" label="Золото" value={gold} icon={<GoldIcon />} />
        <Button variant="gold" onClick={() => setGold(gold + 350)}>
          Забрать <GoldIcon /> 350
        </Button>
      </Row>
    </Card>
  )
}

export const AmountRolls: Story = {
  render: () => <Purse />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Забрать/ }))
    // Screen readers get the new value at once, while the digits roll.
    await expect(canvas.getByText(/^Золото: 1.250$/)).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByText(/^1.250$/)).toBeInTheDocument())
  },
}

function Hire({ most = 60 }: { most?: number }) {
  const [amount, setAmount] = useState(1)
  return (
    <Card>
      <AmountPicker label="Нанять" of="Лучники" value={amount} max={40} most={most} onChange={setAmount} />
      <output aria-label="Сколько будет">{amount}</output>
    </Card>
  )
}

/** The number can be cleared and typed again. An empty field counts as one. */
export const AmountRetyped: Story = {
  render: () => <Hire />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: /Нанять/ })
    const result = canvas.getByLabelText('Сколько будет')
    await userEvent.clear(field)
    await expect(field).toHaveValue('')
    await userEvent.keyboard('25')
    await expect(result).toHaveTextContent(/^25$/)
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('1')
    await expect(result).toHaveTextContent(/^1$/)
  },
}

/** A number may contain spaces, as pages display it. Arrow keys step by one. */
export const AmountPasted: Story = {
  render: () => <Hire most={5000} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', { name: /Нанять/ })
    for (const text of ['1 000', '1\u00a0000', '1\u202f000 воинов']) {
      field.select()
      await userEvent.paste(text)
      await expect(field).toHaveValue('1000')
    }
    await expect(canvas.getByLabelText('Сколько будет')).toHaveTextContent(/^1000$/)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(field).toHaveValue('1001')
    field.select()
    await userEvent.paste('1,2 тыс.')
    await expect(field).toHaveValue('1200')
    field.select()
    await userEvent.paste('99,50')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Нужно целое число, без дробной части')
    await expect(canvas.getByLabelText('Сколько будет')).toHaveTextContent(/^1$/)
    await userEvent.tab()
    await expect(field).toHaveValue('1')
  },
}

export const Meters: Story = {
  render: () => (
    <Stack width={360}>
      <Meter label="Энергия" value={78} max={120} tincture="ember" ground="oak" note="+1 через 7:42" />
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <EnergyIcon />
        <Meter bare label="Энергия" value={120} max={120} tincture="ember" ground="oak" />
        <b className="num">120 / 120</b>
      </div>
      <Card>
        <Stack>
          <Meter label="Здоровье" value={3910} max={4600} tincture="gules" note="Полное через 18 минут" />
          <Meter label="Здоровье врага" value={1200} max={4600} tincture="vert" />
          <Meter label="Победи в трёх походах" value={2} max={3} thin note="2 из 3" />
          <Meter
            label="Заточи вещь до второй ступени"
            value={1}
            max={1}
            tincture="gold"
            thin
            note="Исполнено"
          />
          <Meter label="Пустая мера" value={0} max={0} />
        </Stack>
      </Card>
    </Stack>
  ),
}

export const Marks: Story = {
  render: () => (
    <Card>
      <Row>
        <LevelMark level={17} />
        <LevelMark level={3} />
        <LevelMark level={0} />
        <Badge count={1} />
        <Badge count={42} label="42 новые вещи" />
        <Badge count={240} />
      </Row>
    </Card>
  ),
}

export const Quality: Story = {
  render: () => (
    <Card title="Качество">
      <Stack>
        <QualityWord quality={12} />
        <QualityWord quality={38} />
        <QualityWord quality={64} />
        <QualityWord quality={88} />
        <QualityWord quality={100} />
      </Stack>
    </Card>
  ),
}
