import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { ChronicleIcon, GoldIcon, QuestsIcon } from '#apps/game/src/ui/pictures/icons.ts'
import { Initial } from '#apps/game/src/ui/pictures/initial.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { Empty } from '#apps/game/src/ui/surfaces/empty.tsx'
import { ErrorNote } from '#apps/game/src/ui/surfaces/error-note.tsx'
import { LoadingDots } from '#apps/game/src/ui/surfaces/loading-dots.tsx'
import { PictureFrame } from '#apps/game/src/ui/surfaces/picture-frame.tsx'
import { Ribbon } from '#apps/game/src/ui/surfaces/ribbon.tsx'
import { Skeleton } from '#apps/game/src/ui/surfaces/skeleton.tsx'
import { Meter } from '#apps/game/src/ui/values/meter.tsx'
import { Row, Stack } from './stage.tsx'

const meta = { title: 'ui/Surfaces' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  render: () => (
    <Stack width={420}>
      <Card kind="ruled" title="Поручения" icon={<QuestsIcon />}>
        <Meter label="Победи в трёх походах" value={2} max={3} thin note="2 из 3" />
      </Card>
      <Card kind="row">
        <GoldIcon />
        <div style={{ flex: 1 }}>
          Подати собраны
          <div style={{ color: 'var(--ink-2)', fontSize: 'var(--t-sm)' }}>1 240 золота ждут в сундуке</div>
        </div>
        <Button variant="gold" small>
          Забрать
        </Button>
      </Card>
      <Card title="Высокопревосходительственнейшая летопись" icon={<ChronicleIcon />}>
        <p>Воевода Мстислав подступил к стенам на рассвете, но рвы и колья его остановили.</p>
      </Card>
    </Stack>
  ),
}

export const Chronicle: Story = {
  render: () => (
    <Stack width={320}>
      <Card kind="ruled" title="Летопись" icon={<ChronicleIcon />}>
        <Initial>
          Воевода Мстислав подступил к стенам на рассвете, но рвы и колья его остановили. Пало трое лучников.
        </Initial>
      </Card>
    </Stack>
  ),
}

export const Picture: Story = {
  render: () => (
    <div style={{ maxWidth: 720, margin: '0 auto' }}>
      <PictureFrame>
        <div style={{ height: 300, background: 'linear-gradient(#1d4c9f, #a9d0e8 70%, #f8eccb)' }} />
      </PictureFrame>
      <div style={{ marginTop: -30 }}>
        <Ribbon>Замок Ратибора</Ribbon>
      </div>
    </div>
  ),
}

export const Loading: Story = {
  render: () => (
    <Stack width={420}>
      <Card title="Войско">
        <Skeleton />
      </Card>
      <Skeleton ground="oak" lines={2} height={44} />
      <Card>
        <LoadingDots label="Загрузка..." />
      </Card>
    </Stack>
  ),
}

export const NothingFound: Story = {
  render: () => (
    <Stack width={420}>
      <Card>
        <Empty />
      </Card>
      <Card>
        <Empty icon={<QuestsIcon />} action={<Button>К походам</Button>}>
          Все поручения исполнены. Новые принесут завтра.
        </Empty>
      </Card>
    </Stack>
  ),
}

const retry = fn()

export const Failed: Story = {
  render: () => (
    <Stack width={420}>
      <Card>
        <ErrorNote detail="Летопись не отвечает." onRetry={retry} />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const TINCTURES = [
  ['or', 'золото'],
  ['argent', 'серебро'],
  ['gules', 'червлень'],
  ['azure', 'лазурь'],
  ['vert', 'зелень'],
  ['sable', 'чернь'],
  ['purpure', 'пурпур'],
  ['oak-1', 'дуб 1'],
  ['oak-3', 'дуб 3'],
  ['slate-2', 'сланец'],
  ['parch-0', 'пергамент 0'],
  ['parch-2', 'пергамент 2'],
  ['ink-1', 'чернила'],
  ['rubric', 'киноварь'],
  ['gold-2', 'золочение'],
] as const

export const Tinctures: Story = {
  render: () => (
    <Card kind="ruled" title="Тинктуры и поверхности">
      <Row>
        {TINCTURES.map(([token, word]) => (
          <span key={token} style={{ width: 86, fontSize: 'var(--t-xs)' }}>
            <span
              style={{
                display: 'block',
                height: 34,
                borderRadius: 3,
                background: `var(--${token})`,
                boxShadow: '0 0 0 1px #2a1a10',
              }}
            />
            {word}
          </span>
        ))}
      </Row>
    </Card>
  ),
}
