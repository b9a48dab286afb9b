import icons from 'unplugin-icons/vite'
import type { PluginOption } from 'vite'

/**
 * Makes `~icons/game-icons/<name>` a React component, one module per icon, so that a page loads only the icons it
 * shows. Shared by the game, the stories and the tests. Icons are decoration: their neighbours' text names them.
 */
export function iconPlugin(): PluginOption {
  return [
    icons({
      compiler: 'jsx',
      jsx: 'react',
      scale: 1.25,
      iconCustomizer: (_collection, _icon, attributes) => {
        attributes['aria-hidden'] = 'true'
      },
    }),
    {
      // Without this the bundler keeps every icon that is imported: it cannot know that wrapping one has no side
      // effect.
      name: 'icons-have-no-side-effects',
      transform: (code, id) =>
        id.startsWith('~icons/')
          ? {
              code: code.replace('= forwardRef(', '= /* @__PURE__ */ forwardRef('),
              map: null,
              moduleSideEffects: false,
            }
          : null,
    },
  ]
}
