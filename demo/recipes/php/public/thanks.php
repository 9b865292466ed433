<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Clay</title>
  </head>
  <body>
    <h1>Clay</h1>
    <p>Thank you! We answer within two days.</p>
  </body>
</html>
