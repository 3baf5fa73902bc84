import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { EditorContent, useEditor, useEditorState, type Editor } from "@tiptap/react"
import StarterKit from "@tiptap/starter-kit"
import { useEffect } from "react"
import style from "./details-editor.module.css"

/** Exactly the markup that the shop allows; anything else in pasted text is dropped. */
const marks = StarterKit.configure({
  heading: { levels: [3] },
  blockquote: false,
  code: false,
  codeBlock: false,
  strike: false,
  horizontalRule: false,
  link: false,
  underline: false,
  dropcursor: false,
})

/** Form.Item adds all of them. */
type Props = { id?: string; value?: string; onChange?: (html: string) => void; "aria-describedby"?: string }

/** The rich text of the product page's Details. Returns html; empty input returns "". */
export function DetailsEditor({ id, value = "", onChange, ...aria }: Props) {
  const editor = useEditor({
    extensions: [marks],
    content: value,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Details",
        ...(aria["aria-describedby"] ? { "aria-describedby": aria["aria-describedby"] } : {}),
      },
    },
    onUpdate: ({ editor: now }) => onChange?.(now.isEmpty ? "" : now.getHTML()),
  })
  // Another record, or the server's version of this one, replaces the content; current input is not overwritten.
  useEffect(() => {
    // The editor is destroyed before this screen unmounts; reading it then throws.
    if (editor.isDestroyed) return
    const shown = editor.isEmpty ? "" : editor.getHTML()
    if (value !== shown && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={style.frame} id={id}>
      <Tools editor={editor} />
      <EditorContent editor={editor} className={style.text} />
      {value.length > COLOURWAY.detailsMax * 0.9 && (
        <p className={style.long}>
          {value.length} of {COLOURWAY.detailsMax} characters
        </p>
      )}
    </div>
  )
}

function Tools({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      heading: now.isActive("heading"),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
    }),
  })
  const tool = (label: string, face: React.ReactNode, pressed: boolean, run: () => void, keys?: string) => (
    <button
      type="button"
      className={style.tool}
      aria-label={label}
      aria-pressed={pressed}
      title={keys ? `${label} (${keys})` : label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {face}
    </button>
  )
  const chain = () => editor.chain().focus()
  return (
    <div className={style.tools} role="toolbar" aria-label="Text">
      {tool("Bold", <b>B</b>, on.bold, () => chain().toggleBold().run(), "Ctrl+B")}
      {tool("Italic", <i>I</i>, on.italic, () => chain().toggleItalic().run(), "Ctrl+I")}
      {tool("Heading", "H", on.heading, () => chain().toggleHeading({ level: 3 }).run())}
      {tool("Bulleted list", "•", on.bullets, () => chain().toggleBulletList().run())}
      {tool("Numbered list", "1.", on.numbers, () => chain().toggleOrderedList().run())}
    </div>
  )
}
