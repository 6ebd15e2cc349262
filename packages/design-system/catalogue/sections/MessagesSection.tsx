import { useState } from "react";
import {
  Button,
  Dialog,
  ErrorSummary,
  InlineMessage,
  Link,
  LoadingOverlay,
  type MessageTone,
} from "../../src/index.ts";
import { Item, Section } from "../Section.tsx";

const MESSAGES: { tone: MessageTone; title: string; text: string }[] = [
  { tone: "info", title: "Nothing is charged yet", text: "The first charge comes when your landlord accepts." },
  { tone: "success", title: "Saved", text: "We have e-mailed you a link to continue on another device." },
  { tone: "caution", title: "Looks like a monthly salary", text: "Please enter your gross salary for a year." },
  {
    tone: "error",
    title: "That did not work",
    text: "Your card was refused. Nothing was charged; please try another card.",
  },
];

export function MessagesSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Messages">
      {MESSAGES.map(({ tone, title, text }) => (
        <Item key={tone} name={`InlineMessage ${tone}`}>
          <InlineMessage tone={tone} title={title} toneLabel={tone}>
            {text}
          </InlineMessage>
        </Item>
      ))}
      <Item name="InlineMessage with actions">
        <InlineMessage
          tone="caution"
          actions={
            <>
              <Link standalone href="#messages">
                Keep it
              </Link>
              <Link standalone href="#messages">
                Change it
              </Link>
            </>
          }
        >
          You already have a guarantee for this address.
        </InlineMessage>
      </Item>
      <Item name="ErrorSummary">
        <ErrorSummary
          title="Please check two answers"
          errors={[
            { fieldId: "no-field", text: "Write your e-mail like name@example.com" },
            { text: "At most three times the net cold rent: €2,400" },
          ]}
        />
      </Item>
      <Item name="Dialog">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Withdraw from your contract?"
          closeText="Close"
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Confirm withdrawal</Button>
              <Button variant="text" onClick={() => setOpen(false)}>
                Keep the contract
              </Button>
            </>
          }
        >
          <p>You get a receipt by e-mail and your money back within 30 days.</p>
        </Dialog>
      </Item>
      <Item name="LoadingOverlay">
        <div className="c-still">
          <LoadingOverlay open label="Checking your details" />
        </div>
      </Item>
    </Section>
  );
}
