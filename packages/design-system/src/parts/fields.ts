export { Checkbox, type CheckboxProps } from "../components/checkbox/Checkbox.tsx";
export { Combobox, type ComboboxProps, type ComboboxTexts, type Suggestion } from "../components/combobox/Combobox.tsx";
export { DateField, type DateFieldProps } from "../components/date-field/DateField.tsx";
export { splitDate, type DatePart, type DateParts } from "../components/date-field/date-parts.ts";
export {
  PriceCardGroup,
  type PriceCardGroupProps,
  type PriceOption,
} from "../components/price-card/PriceCardGroup.tsx";
export { RatingField, type RatingFieldProps } from "../components/rating-field/RatingField.tsx";
export { PasswordField, type PasswordFieldProps } from "../components/text-field/PasswordField.tsx";
export { TextArea, type TextAreaProps } from "../components/text-field/TextArea.tsx";
export { FileDrop, type FileDropProps, type FileDropTexts } from "../components/file-drop/FileDrop.tsx";
export type { FileItem } from "../components/file-drop/FileRow.tsx";
