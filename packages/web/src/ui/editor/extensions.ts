import { isSafeLink } from '@matchbol/core/shared/safe-link'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** What can be written: exactly what the server keeps (its `allowed-tree.ts`). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // what is typed without a protocol gets one
      isAllowedUri: (address) =>
        isSafeLink(address.includes(':') || /^[/#]/.test(address) ? address : `https://${address}`),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
]
