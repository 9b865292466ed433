<?php

declare(strict_types=1);

const FIELDS = ['name', 'email', 'message'];

session_start();
$_SESSION['token'] ??= bin2hex(random_bytes(16));

$input = $errors = [];
if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    if (!hash_equals($_SESSION['token'], (string) ($_POST['token'] ?? ''))) {
        http_response_code(403);
        exit('This form has expired. Please reload the page.');
    }
    foreach (FIELDS as $field) {
        $input[$field] = trim((string) ($_POST[$field] ?? ''));
        if ($input[$field] === '') {
            $errors[$field] = 'Please fill in this field.';
        }
    }
    if (!isset($errors['email']) && !filter_var($input['email'], FILTER_VALIDATE_EMAIL)) {
        $errors['email'] = 'Please enter an email address.';
    }
    if (!$errors) {
        file_put_contents(__DIR__ . '/../messages.jsonl', json_encode($input) . "\n", FILE_APPEND | LOCK_EX);
        header('Location: /thanks.php', true, 303);
        exit;
    }
    http_response_code(422);
}

$old = static fn (string $field): string => htmlspecialchars($input[$field] ?? '');
$error = static fn (string $field): string => isset($errors[$field]) ? "<span class=\"error\">{$errors[$field]}</span>" : '';
?>
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Clay</title>
    <link rel="stylesheet" href="/ashlar/ashlar.css">
    <script type="module" async src="/ashlar/boot.js"></script>
  </head>
  <body>
    <h1>Clay</h1>

    <ashlar-gallery data-block-json="<?= htmlspecialchars(json_encode(['design' => 'slideshow'])) ?>">
      <img src="/pictures/bowl.svg" width="600" height="400" alt="A bowl">
      <img src="/pictures/cup.svg" width="600" height="400" alt="A cup">
    </ashlar-gallery>

    <ashlar-accordion>
      <details><summary>Shipping</summary><p>Two days.</p></details>
      <details><summary>Returns</summary><p>Thirty days, no questions.</p></details>
    </ashlar-accordion>

    <ashlar-form>
      <form action="/" method="post">
        <input type="hidden" name="token" value="<?= $_SESSION['token'] ?>">
        <p><label>Name <input name="name" value="<?= $old('name') ?>" autocomplete="name" required></label> <?= $error('name') ?></p>
        <p><label>Email <input name="email" value="<?= $old('email') ?>" type="email" autocomplete="email" required></label> <?= $error('email') ?></p>
        <p><label>Message <textarea name="message" required><?= $old('message') ?></textarea></label> <?= $error('message') ?></p>
        <button>Send</button>
      </form>
    </ashlar-form>
  </body>
</html>
