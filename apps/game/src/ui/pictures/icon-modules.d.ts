declare module '~icons/*' {
  import type { FunctionComponent, SVGProps } from 'react'

  const icon: FunctionComponent<SVGProps<SVGSVGElement>>
  export default icon
}
