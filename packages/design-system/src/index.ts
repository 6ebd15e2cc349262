export { Actions, type ActionsProps } from "./components/actions/Actions.tsx";
export { Button, type ButtonProps } from "./components/button/Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./components/button/ButtonLink.tsx";
export { buttonClassName, type ButtonLook, type ButtonVariant } from "./components/button/button-parts.tsx";
export { Card, type CardProps } from "./components/card/Card.tsx";
export { Checkbox, type CheckboxProps } from "./components/checkbox/Checkbox.tsx";
export { ChoiceList, type ChoiceListProps } from "./components/choice-list/ChoiceList.tsx";
export type { Choice } from "./components/choice-list/choice.ts";
export { Combobox, type ComboboxProps, type ComboboxTexts, type Suggestion } from "./components/combobox/Combobox.tsx";
export { ConsentBar, type ConsentBarProps } from "./components/consent-bar/ConsentBar.tsx";
export { DateField, type DateFieldProps } from "./components/date-field/DateField.tsx";
export { Disclosure, type DisclosureProps } from "./components/disclosure/Disclosure.tsx";
export { joinDate, splitDate, type DatePart, type DateParts } from "./components/date-field/date-parts.ts";
export {
  ErrorSummary,
  type ErrorSummaryItem,
  type ErrorSummaryProps,
} from "./components/error-summary/ErrorSummary.tsx";
export { focusField } from "./components/error-summary/focus-field.ts";
export { Footer, type FooterProps } from "./components/footer/Footer.tsx";
export { BackButton, type BackButtonProps } from "./components/header/BackButton.tsx";
export { Header, type HeaderProps } from "./components/header/Header.tsx";
export type { Icon, IconProps } from "./components/icons/create-icon.tsx";
export * from "./components/icons/home-icons.tsx";
export * from "./components/icons/interface-icons.tsx";
export * from "./components/icons/message-icons.tsx";
export * from "./components/icons/money-icons.tsx";
export * from "./components/icons/people-icons.tsx";
export * from "./components/icons/work-icons.tsx";
export {
  InlineMessage,
  type InlineMessageProps,
  type MessageTone,
} from "./components/inline-message/InlineMessage.tsx";
export { Link, type LinkProps } from "./components/link/Link.tsx";
export { LinkProvider, type AnchorProps, type LinkProviderProps } from "./components/link/link-component.tsx";
export { LoadingOverlay, type LoadingOverlayProps } from "./components/loading-overlay/LoadingOverlay.tsx";
export { Logo, type LogoProps } from "./components/logo/Logo.tsx";
export { Menu, type MenuItem, type MenuProps } from "./components/menu/Menu.tsx";
export { MoneyField, type MoneyFieldProps } from "./components/money-field/MoneyField.tsx";
export { formatMoney, parseMoney } from "./components/money-field/money-text.ts";
export { PageLayout, type PageLayoutProps } from "./components/page-layout/PageLayout.tsx";
export {
  PhoneField,
  type DialCode,
  type PhoneFieldProps,
  type PhoneValue,
} from "./components/phone-field/PhoneField.tsx";
export { splitPhone } from "./components/phone-field/split-phone.ts";
export { PriceCard, type PriceCardProps } from "./components/price-card/PriceCard.tsx";
export { PriceCardGroup, type PriceCardGroupProps, type PriceOption } from "./components/price-card/PriceCardGroup.tsx";
export { ProgressBar, type ProgressBarProps } from "./components/progress-bar/ProgressBar.tsx";
export { Question, type QuestionProps } from "./components/question/Question.tsx";
export { RatingField, type RatingFieldProps } from "./components/rating-field/RatingField.tsx";
export { Select, type SelectOption, type SelectProps } from "./components/select/Select.tsx";
export { SummaryList, type SummaryListProps, type SummaryRow } from "./components/summary-list/SummaryList.tsx";
export { PasswordField, type PasswordFieldProps } from "./components/text-field/PasswordField.tsx";
export { TextArea, type TextAreaProps } from "./components/text-field/TextArea.tsx";
export { TextField, type TextFieldProps } from "./components/text-field/TextField.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "./components/visually-hidden/VisuallyHidden.tsx";
export { Dialog, type DialogProps } from "./components/dialog/Dialog.tsx";
export { FileDrop, type FileDropProps, type FileDropTexts } from "./components/file-drop/FileDrop.tsx";
export type { FileItem } from "./components/file-drop/FileRow.tsx";
export type { Drawing, DrawingProps } from "./components/illustrations/create-drawing.tsx";
export * from "./components/illustrations/illustrations.tsx";
export { Skeleton, type SkeletonProps } from "./components/skeleton/Skeleton.tsx";
export {
  StatusTimeline,
  type StatusTimelineProps,
  type TimelineItem,
  type TimelineState,
} from "./components/status-timeline/StatusTimeline.tsx";
export { Stepper, type StepperProps } from "./components/stepper/Stepper.tsx";
