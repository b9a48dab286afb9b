import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'
import { RichText } from '#apps/game/src/ui/rich-text/rich-text.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'

const GUIDE =
  '<h2>Первый поход</h2><p>Возьмите <strong>лучников</strong> и <em>мечников</em>, остальных оставьте <u>дома</u>.</p>' +
  '<ul><li>лучники бьют первыми</li><li>мечники держат строй</li></ul><ol><li>Разведайте</li><li>Выступайте</li></ol>' +
  '<blockquote><p>Кто спешит, тот лечится.</p></blockquote><hr /><h3>Потери</h3>' +
  '<table><tbody><tr><th>Отряд</th><th>Из ста</th></tr><tr><td>Лучники</td><td>12</td></tr></tbody></table>' +
  '<h4>Ещё</h4><p style="text-align: center"><span style="color: #971b1b">Не ходите</span> в <s>дождь</s>: ' +
  '<a href="https://example.com/" rel="noopener nofollow ugc">почему</a>, <a href="/guides/5">что дальше</a>.</p>'

const meta = {
  title: 'ui/RichText',
  component: RichText,
  args: { html: GUIDE },
  render: (args) => (
    <Card>
      <RichText {...args} />
    </Card>
  ),
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Первый поход' })).toBeVisible()
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'почему' })).toHaveAttribute('rel', 'noopener nofollow ugc')
    await expect(canvas.getByText('Не ходите')).toHaveStyle({ color: 'rgb(151, 27, 27)' })
  },
}

/** The server would not have stored this. */
export const Unsanitized: Story = {
  args: { html: '<p onclick="alert(1)">Стена<img src=x onerror=alert(1)></p><script>alert(1)</script>' },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Стена')
    await expect(text.outerHTML).toBe('<p>Стена</p>')
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    html: `<p>${'Оченьдлинноеслово'.repeat(8)}</p><table><tbody><tr>${'<td>Длиннослов</td>'.repeat(6)}</tr></tbody></table>`,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/** A server renders the text as it is stored; the browser takes it over without a difference. */
export const Hydrated: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('page')
    place.innerHTML = renderToString(<RichText html={GUIDE} />)
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Первый поход' })
    const differences: unknown[] = []
    const root = hydrateRoot(place, <RichText html={GUIDE} />, {
      onRecoverableError: (error) => differences.push(error),
    })
    await import('#apps/rich-text/purify.ts')
    await waitFor(() => expect(canvas.getByText('Не ходите')).toBeVisible())
    await expect(differences).toEqual([])
    await expect(heading).toBeVisible()
    root.unmount()
  },
}
