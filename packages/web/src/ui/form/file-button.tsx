import { type ComponentProps, useRef } from 'react'
import { Button } from '../button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> {
  accept: string
  onFile: (file: File) => void
}

/** Opens the device's own choice of files; the same file may be chosen twice. */
export function FileButton({ accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
